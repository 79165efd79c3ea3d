// One chunk, evaluated in its own task: separate chunks would cost the site's pages more than they save here.
import "@craftjs/core";
import "react-dom/client";
import "browser/drag-data.ts";
