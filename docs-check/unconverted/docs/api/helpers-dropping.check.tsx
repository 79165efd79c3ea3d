import { type CheckFile, same } from "../../../harness/check-file.ts";
import { containerOf } from "../../../harness/container-of.tsx";
import { craftedBlock } from "../../../harness/crafted-block.tsx";
import { nodeFrom } from "../../../harness/node-from.tsx";
import { productionInvariant } from "../../../harness/production-invariant.ts";
import { sameType } from "../../../harness/same-type.ts";
import { SampleCard } from "../../../harness/sample-card.tsx";
import { SampleContainer, SampleText } from "../../../harness/samples.tsx";
import { type EditorHandle, withEditor } from "../../../harness/stage.tsx";
import { thrownBy } from "../../../harness/thrown-by.ts";

type Helpers = ReturnType<EditorHandle["query"]["node"]>;
type OnError = NonNullable<Parameters<Helpers["isDraggable"]>[0]>;

/** A container under a rule that refuses. */
const refusing = (rule: string) => craftedBlock({ isCanvas: true, rules: { [rule]: () => false } });
const [NoIn, NoDrop, NoOut, NoDrag] = [
  refusing("canMoveIn"),
  refusing("canDrop"),
  refusing("canMoveOut"),
  refusing("canDrag"),
];

export const probes: CheckFile["probes"] = {
  "Checks that the node is neither the root nor a linked node, that its parent is a canvas, and that its `canDrag` rule allows it. The callback gets the reason if the answer is no:":
    () =>
      withEditor(
        ({ query }) => {
          const [fixed = "", card = "", plain = "", free = ""] = query.node("ROOT").childNodes();
          const [region = ""] = query.node(card).linkedNodes();
          const [inside = ""] = query.node(plain).childNodes();
          const reasons = ["ROOT", region, inside, fixed, free].map((id) => {
            let reason = "none";
            const answer = query.node(id).isDraggable((error) => {
              reason = String(error).replace(/.*: /, "");
            });
            return [answer, reason];
          });
          same(reasons, [
            [false, "A top-level Node cannot be moved"],
            [false, "A top-level Node cannot be moved"],
            [false, "Cannot move node that is not a direct child of a Canvas node"],
            [false, "The node has specified a canDrag() rule that prevents it from being dragged"],
            [true, "none"],
          ]);
        },
        {
          content: containerOf(
            <NoDrag />,
            <SampleCard />,
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            <SampleText />,
          ),
          resolver: { NoDrag, SampleCard },
        },
      ),
  "The types say that `onError` gets a string. It gets an `Error` object; `String(error)` handles both. In a production build its message is *Invariant failed* and nothing more, so do not show it to users or compare it.":
    () =>
      withEditor(async ({ query }) => {
        sameType<Parameters<OnError>, [err: string]>(true);
        const reasons: unknown[] = [];
        query.node("ROOT").isDraggable((error) => void reasons.push(error));
        same(
          reasons.map((reason) => [reason instanceof Error, String(reason)]),
          [[true, "Error: Invariant failed: A top-level Node cannot be moved"]],
        );
        const inProduction = await thrownBy(() => productionInvariant(false, "A top-level Node cannot be moved"));
        same(String(inProduction), "Error: Invariant failed");
      }),
  "It checks that this node is a canvas, and the rules `canMoveIn` and `canDrop`. Of nodes that are on the page, it also checks that they are no top-level nodes, that they come from a canvas, that this node is not inside them, and `canMoveOut` if the parent changes. It does not check `canDrag`.":
    () =>
      withEditor(
        ({ query }) => {
          const [target = "", plain = "", noIn = "", noDrop = "", noOut = "", noDrag = "", card = ""] = query
            .node("ROOT")
            .childNodes();
          const [inPlain = ""] = query.node(plain).childNodes();
          const [inNoOut = ""] = query.node(noOut).childNodes();
          const [region = ""] = query.node(card).linkedNodes();
          const refusal = (parent: string, selector: Parameters<Helpers["isDroppable"]>[0]) => {
            let reason: string | null = null;
            const answer = query.node(parent).isDroppable(selector, (error) => {
              reason = String(error).replace(/.*: /, "");
            });
            return answer ? "none" : reason;
          };
          same(refusal(plain, target), "Cannot move node into a non-Canvas parent");
          same(refusal(noIn, target), "Target parent rejects incoming node");
          same(refusal(target, noDrop), "Node cannot be dropped into target parent");
          same(refusal(target, region), "A top-level Node cannot be moved");
          same(refusal(target, inPlain), "Cannot move node that is not a direct child of a Canvas node");
          same(refusal(target, target), "Cannot move node into a descendant");
          same(refusal(region, card), "Cannot move node into a descendant");
          same(refusal(target, inNoOut), "Current parent rejects outgoing node");
          same([refusal(noOut, inNoOut), refusal(target, noDrag), refusal(target, card)], ["none", "none", "none"]);
          same(refusal(target, nodeFrom({ query }, <NoOut />)), "none");
        },
        {
          content: containerOf(
            containerOf(),
            <SampleContainer>
              <SampleText />
            </SampleContainer>,
            <NoIn />,
            <NoDrop />,
            <NoOut>
              <SampleText />
            </NoOut>,
            <NoDrag />,
            <SampleCard />,
          ),
          resolver: { NoIn, NoDrop, NoOut, NoDrag, SampleCard },
        },
      ),
};
