/** For each tool of the MCP server, arguments with which a call succeeds. */
export const mcpCalls: Record<string, Record<string, unknown>> = {
  search_docs: { query: "undo" },
  read_page: { path: "/docs/overview" },
  list_pages: {},
  explain_error: { message: "Invariant failed: Node does not exist, it may have been removed" },
  api_reference: { name: "useEditor" },
  check_saved_state: { json: "{}" },
};
