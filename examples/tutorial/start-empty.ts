import { storage } from "browser/storage.ts";

// A frame begins afresh each time. The link to the visitor's view, which has a query, keeps what is saved.
if (window.parent !== window && location.search === "") storage.set("page", null);
