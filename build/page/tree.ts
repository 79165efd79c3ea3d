export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A node of an evaluated page: text, or `[tag, props, ...children]`. A tag in lower case is an HTML element, one that starts
 * with a capital is a component (build/page/component-props.ts). The prop `$html` holds an element's content as HTML.
 */
export type TreeNode = string | TreeElement;
export type TreeElement = [tag: string, props: { [name: string]: Json } | null, ...children: TreeNode[]];
