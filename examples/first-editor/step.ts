import "playground/live/step.ts";
import "./src/main.tsx";
import "./step.css";
