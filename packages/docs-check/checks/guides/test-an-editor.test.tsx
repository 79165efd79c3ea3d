// The page's own tests run here, as in a reader's project.
import "snippet:guides/test-an-editor/src/blocks.test.tsx";
