import type { CheckFile } from "../../../test/docs/browser/check-file.ts";
import { withEditor } from "../../../test/docs/browser/stage.tsx";

export const runs: CheckFile["runs"] = {
  "src/chart.tsx": ({ Chart }) =>
    withEditor(() => {}, { content: <Chart values={[10, 20]} />, resolver: { Chart } }).then(() => null),
};
