/** The styles of an exported page: packages/browser/styles/tokens.css and styles/blocks.css without the rules for editing. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#16211d, #e6ede9);
  --soft: light-dark(#4b5a54, #a3b3ac);
  --green: light-dark(#17705c, #6fd3b6);
  --blue: light-dark(#0d66d0, #7db7ff);
  --red: light-dark(#b3212c, #ff979d);
  --on-green: light-dark(#fff, #0d1a15);
  --paper: light-dark(#fff, #121816);
  --canvas: light-dark(#f4f7f5, #1a221f);
  --line: light-dark(#dfe6e3, #2c3833);
}
* { box-sizing: border-box; min-width: 0; }
body { margin: 0; font: 1rem / 1.5 system-ui, sans-serif; color: var(--ink); overflow-wrap: break-word; }
main { min-height: 100vh; }
h1, h2, h3 { margin: 0; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
p { max-width: 44rem; margin: 0; line-height: 1.6; color: var(--soft); }
img, video { display: block; max-width: 100%; height: auto; }
video { border-radius: 8px; }
.stack { display: flex; flex-direction: column; }
.row, .columns { display: flex; flex-wrap: wrap; }
.row { align-items: center; }
.column { flex: 1 1 0; }
.card { border: 1px solid var(--line); }
.column > .card { flex: 1; }
.center { margin-inline: auto; text-align: center; }
.end { margin-inline: auto 0; text-align: end; }
.small { font-size: 0.875rem; }
.large { font-size: 1.1875rem; }
.larger { font-size: 1.5rem; }
.largest { font-size: 2rem; }
.huge { font-size: 2.75rem; }
.button { display: flex; align-items: center; width: fit-content; min-height: 2.75em; padding: 0.375em 1.125em; }
.button { font-weight: 600; text-decoration: none; border: 1px solid; border-radius: 6px; }
@media (width < 40rem) {
  .column { flex-basis: 100%; }
  .largest { font-size: 1.75rem; }
  .huge { font-size: 2.125rem; }
}`;
