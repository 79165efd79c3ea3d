import { socialCardSize, themeColour } from "../../shared/wire-names.ts";

export interface SocialCardProps {
  title: string;
  section: string;
  siteTitle: string;
  host: string;
  /** Data URL of the logo, `logoWidth` pixels wide. */
  logo: string;
}

export const logoWidth = 48;

const colours = {
  canvas: "#f4f7f5",
  dot: "#c9d4cf",
  paper: "#fff",
  ink: "#16211d",
  blue: "#0d66d0",
  softOnNavbar: "#c3cec9",
};
const border = `4px solid ${colours.blue}`;
const margin = 96;

/** The largest font size for titles of at most this many characters. */
const titleSizes = [
  { characters: 14, size: 112 },
  { characters: 44, size: 88 },
  { characters: 76, size: 76 },
  { characters: 120, size: 64 },
];
const smallestTitle = 48;
const titleHeight = 330;
const lineHeight = 1.12;

const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><circle cx="15" cy="15" r="1.75" fill="${colours.dot}"/></svg>`;

/** A page's title as a selected block on the canvas, with the section as the block's name. Only uses CSS that satori supports. */
export function SocialCard({ title, section, siteTitle, host, logo }: SocialCardProps) {
  const fontSize = titleSizes.find(({ characters }) => title.length <= characters)?.size ?? smallestTitle;
  return (
    <div
      style={{
        ...socialCardSize,
        display: "flex",
        flexDirection: "column",
        fontFamily: "Figtree, Figtree Extended",
        backgroundColor: colours.canvas,
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(dot)}")`,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          justifyContent: "center",
          alignItems: "flex-start",
          padding: `0 ${margin}px`,
        }}
      >
        <div
          style={{
            maxWidth: "100%",
            marginLeft: -2,
            padding: "8px 18px",
            backgroundColor: colours.blue,
            color: colours.paper,
            fontSize: 28,
            fontWeight: 600,
            lineClamp: 1,
          }}
        >
          {section}
        </div>
        <div
          style={{
            display: "flex",
            position: "relative",
            maxWidth: "100%",
            padding: 36,
            border,
            backgroundColor: colours.paper,
          }}
        >
          <div
            style={{
              color: colours.ink,
              fontSize,
              fontWeight: 700,
              lineHeight,
              lineClamp: Math.floor(titleHeight / (fontSize * lineHeight)),
              textWrap: "pretty",
              wordBreak: "break-word",
            }}
          >
            {title}
          </div>
          <Handle top={-13} left={-13} />
          <Handle top={-13} right={-13} />
          <Handle bottom={-13} left={-13} />
          <Handle bottom={-13} right={-13} />
        </div>
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          height: 104,
          padding: `0 ${margin}px`,
          backgroundColor: themeColour,
        }}
      >
        <img src={logo} width={logoWidth} height={logoWidth} alt="" />
        <div style={{ flexGrow: 1, marginLeft: 18, color: colours.paper, fontSize: 36, fontWeight: 700 }}>
          {siteTitle}
        </div>
        <div style={{ color: colours.softOnNavbar, fontSize: 28 }}>{host}</div>
      </div>
    </div>
  );
}

/** A corner handle of the selected block. */
function Handle(offsets: { top?: number; right?: number; bottom?: number; left?: number }) {
  return (
    <div style={{ position: "absolute", width: 22, height: 22, border, backgroundColor: colours.paper, ...offsets }} />
  );
}
