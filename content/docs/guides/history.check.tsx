import { type CheckFile, same } from "../../../test/docs/browser/check-file.ts";
import { settle, withEditor } from "../../../test/docs/browser/stage.tsx";

export const runs: CheckFile["runs"] = {
  "src/remember-height.tsx": ({ useRememberHeight }) => {
    const Remember = () => {
      const remember = useRememberHeight();
      return (
        <button type="button" onClick={() => remember("ROOT")}>
          Remember
        </button>
      );
    };
    return withEditor(
      async ({ query }, place) => {
        place.querySelector("button")?.click();
        await settle();
        same(typeof query.node("ROOT").get().data.custom.height, "number");
        same(query.history.canUndo(), false);
      },
      { beside: <Remember /> },
    ).then(() => null);
  },
};
