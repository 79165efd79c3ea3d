// Evaluated in a separate task, before craft.ts.
import "react-dom/client";
