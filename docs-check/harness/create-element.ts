// What JSX is compiled to where the version of React may be any.
export { createElement, Fragment } from "react";
