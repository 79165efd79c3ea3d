// The page's own tests run here, as in a reader's project.
import "snippet:guides/test-an-editor/src/blocks.test.tsx";
import { afterAll } from "vitest";

// Other checks in this window render outside of `act`.
afterAll(() => void Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT"));
