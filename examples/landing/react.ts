// Evaluated in a task of its own, before craft.ts.
import "react-dom/client";
