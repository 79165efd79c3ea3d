// With react.ts, so that React, which the site's pages share, is not split into two files.
import "./react.ts";
import "@craftjs/core";
