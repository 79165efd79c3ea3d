/** SQL of the search database, and a folder on this machine. */
export interface Store {
  /** Statements that create the tables of the search pages if they are missing. */
  schema: string[];
  /** Statements that delete search pages. `hashes` is SQL: literals or a query. */
  deletePages(hashes: string): string[];
  /** Folder for the files that wrangler reads. */
  folder: string;
}

/** An entry of the JSON file for `wrangler kv bulk put`; `base64` is the encoding of a file that may be binary. */
export interface KvEntry {
  key: string;
  value: string;
  base64?: true;
}

/** The data that a release stores online, in addition to the worker and its static assets. The value of a key never changes. */
export interface Release extends Store {
  /** Keys of KV. */
  records: string[];
  entry(key: string): KvEntry;
  /** Hashes of the search pages. */
  pages: string[];
  /** Statements that insert a search page. */
  insertPage(hash: string): string[];
}
