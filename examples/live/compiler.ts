import { compile } from "./compile.ts";

Object.assign(window, { compileLive: compile });
