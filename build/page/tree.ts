export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Text, or `[tag, props, ...children]`. Capitalised tags are components; `$html` is an element's content as HTML. */
export type TreeNode = string | TreeElement;
export type TreeElement = [tag: string, props: { [name: string]: Json } | null, ...children: TreeNode[]];
