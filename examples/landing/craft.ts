// With react.ts, so that the site's pages, which share React, do not get it in two files.
import "./react.ts";
import "@craftjs/core";
