const names = (text: string) => new Set(text.trim().split(/\s+/));

/** Elements without content: https://html.spec.whatwg.org/#void-elements */
export const voidElements = names("area base br col embed hr img input link meta param source track wbr");

/** The `<head>` of a document, and elements that only it may contain. */
export const headElements = names("head base link meta");

export const headAdvice = (tag: string): string =>
  `<${tag}> is ignored: set the title, description and picture of a page in its front matter`;

export const blockedAdvice = (tag: string): string =>
  `the page contains a <${tag}>, which the site's security policy blocks: move it to client/`;

/** Whether a block of HTML contains only VitePress' `<script setup>`. */
export const isSetup = (html: string): boolean => /^<script\s[^>]*\bsetup\b[\s\S]*<\/script>\s*$/i.test(html);

export const setupAdvice =
  "<script setup> is ignored, since Vue is not supported: write export const … in an .mdx page for values and components";

/** MathML elements, including KaTeX's output. */
export const mathElements = names(`
  annotation math semantics mfrac mi mn mo mover mroot mrow mpadded mphantom mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover
`);

/** Obsolete elements that browsers still support. */
export const obsoleteElements = names("big center font nobr strike tt");

/** Elements of HTML, SVG and MathML that a page may contain. */
export const elementNames = names(`
  a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data
  datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  hgroup hr i iframe img input ins kbd label legend li main map mark menu meter nav noscript object ol optgroup
  option output p param picture pre progress q rp rt ruby s samp script search section select slot small source span
  strong style sub summary sup table tbody td template textarea tfoot th thead time tr track u ul var video wbr
  svg animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComposite
  feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset filter foreignObject g image line linearGradient
  marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop switch symbol text textPath
  title tspan use view
`).union(mathElements);
