// The JSX factory for code that runs with any React version.
export { createElement, Fragment } from "react";
