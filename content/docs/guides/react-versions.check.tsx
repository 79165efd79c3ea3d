import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";

export const runs: CheckFile["runs"] = {
  "src/use-batched.ts": ({ batched }) => {
    let ran = false;
    batched(() => {
      ran = true;
    });
    same(ran, true);
    return null;
  },
};
