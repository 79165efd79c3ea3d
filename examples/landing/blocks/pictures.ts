/** Built-in pictures, 480 × 300. Pages refer to them by name, to keep the JSON short. */
const drawings = {
  blocks: `<rect width="480" height="300" fill="#f4f7f5"/><g fill="#fff" stroke="#c9d4cf" stroke-width="2"><rect x="40" y="40" width="250" height="60" rx="6"/><rect x="40" y="120" width="250" height="140" rx="6"/><rect x="310" y="40" width="130" height="220" rx="6"/></g><g fill="#dfe6e3"><rect x="60" y="62" width="140" height="16" rx="4"/><rect x="60" y="144" width="180" height="12" rx="4"/><rect x="60" y="168" width="200" height="12" rx="4"/><rect x="60" y="192" width="120" height="12" rx="4"/></g><rect x="330" y="64" width="90" height="32" rx="6" fill="#17705c"/><rect x="330" y="120" width="90" height="76" rx="6" fill="#6fd3b6"/><path d="M330 190l28-36 22 24 14-14 26 26a6 6 0 0 1-6 6H336a6 6 0 0 1-6-6z" fill="#17705c"/>`,
  tree: `<rect width="480" height="300" fill="#26302c"/><g fill="none" stroke="#6fd3b6" stroke-width="3"><path d="M240 84v40M240 124H110v36M240 124v36M240 124h130v36M110 204v36"/></g><g fill="#17705c"><rect x="180" y="40" width="120" height="44" rx="8"/><rect x="60" y="160" width="100" height="44" rx="8"/><rect x="190" y="160" width="100" height="44" rx="8"/><rect x="320" y="160" width="100" height="44" rx="8"/></g><rect x="60" y="240" width="100" height="30" rx="8" fill="#7db7ff"/><g fill="#fff" font-family="monospace" font-size="18" text-anchor="middle"><text x="240" y="68">ROOT</text><text x="110" y="188">hero</text><text x="240" y="188">cards</text><text x="370" y="188">footer</text></g>`,
  json: `<rect width="480" height="300" fill="#2d2b55"/><g font-family="monospace" font-size="20"><text x="40" y="66" fill="#e3dfff">{</text><text x="64" y="102" fill="#a5ff90">"ROOT"<tspan fill="#e3dfff">: {</tspan></text><text x="88" y="138" fill="#a5ff90">"type"<tspan fill="#e3dfff">:</tspan> <tspan fill="#fad000">Page</tspan><tspan fill="#e3dfff">,</tspan></text><text x="88" y="174" fill="#a5ff90">"nodes"<tspan fill="#e3dfff">: [</tspan><tspan fill="#ff9d00">"hero"</tspan><tspan fill="#e3dfff">]</tspan></text><text x="64" y="210" fill="#e3dfff">}</text><text x="40" y="246" fill="#e3dfff">}</text></g>`,
} as const;

export const pictureNames = {
  blocks: "Blocks",
  tree: "A tree of blocks",
  json: "A page as JSON",
} as const satisfies Record<keyof typeof drawings, string>;

const uploadPattern = /^data:image\/(png|jpeg|webp|gif|avif);base64,[a-z0-9+/=]+$/i;

/** A built-in picture's name, or an upload's data URL. */
export function isPicture(value: unknown): value is string {
  return typeof value === "string" && (Object.hasOwn(drawings, value) || uploadPattern.test(value));
}

/** A video's picture before it plays. */
export const poster = drawingUrl(
  `<rect width="480" height="300" fill="#26302c"/><g fill="#6fd3b6"><circle cx="240" cy="136" r="44" fill-opacity=".2"/><path d="M226 112l42 24-42 24z"/><path d="M40 258h150v6H40z"/></g><path d="M190 258h250v6H190z" fill="#4b5a54"/>`,
);

/** URL for an `<img>`; falls back to the first built-in picture. */
export function pictureUrl(picture: string): string {
  if (!Object.hasOwn(drawings, picture)) return uploadPattern.test(picture) ? picture : pictureUrl("blocks");
  return drawingUrl(drawings[picture as keyof typeof drawings]);
}

function drawingUrl(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" width="480" height="300">${drawing}</svg>`)}`;
}
