import { existsSync } from "node:fs";

export interface InstalledBrowser {
  name: "firefox" | "webkit";
  /** Paths of the programs that it needs; undefined if a program is missing. */
  programs: string[] | undefined;
  /** The command that installs it on Debian. */
  install: string;
}

const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);

/** The browsers other than Chromium that the site is tested in. */
export const browsers: InstalledBrowser[] = [
  {
    name: "firefox",
    // Ubuntu's `firefox` is a snap, which cannot be automated; Debian's is an ordinary program.
    programs: find([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"]),
    install: "apt-get install firefox-esr (or name a Firefox with FIREFOX_PATH)",
  },
  {
    name: "webkit",
    programs: find(
      ["/usr/bin/WebKitWebDriver"],
      ["4.1", "6.0", "4.0"].flatMap((version) => libraries.map((dir) => `${dir}/webkit2gtk-${version}/MiniBrowser`)),
      ["/usr/bin/Xvfb"],
    ),
    install: "apt-get install webkit2gtk-driver xvfb",
  },
];

function find(...programs: (string | undefined)[][]): string[] | undefined {
  const installed = programs.map((paths) => paths.find((path) => path && existsSync(path)));
  return installed.every((path) => path !== undefined) ? installed : undefined;
}

/** The paths of a browser's programs. @throws when it is not installed */
export function programsOf(name: InstalledBrowser["name"]): string[] {
  const programs = browsers.find((browser) => browser.name === name)?.programs;
  if (!programs) throw new Error(`${name} is not installed`);
  return programs;
}
