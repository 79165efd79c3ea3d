import { existsSync } from "node:fs";

export interface InstalledBrowser {
  name: "firefox" | "webkit";
  /** The programs that it takes, each as the first of the paths at which it stands. Undefined: one of them is missing. */
  programs: string[] | undefined;
  /** What to run on Debian, where it is missing. */
  install: string;
}

const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);

/** The browsers besides Chromium that the site is tested in, in the order in which they are named. */
export const browsers: InstalledBrowser[] = [
  {
    name: "firefox",
    // Ubuntu's `firefox` is a snap, which cannot be driven from outside: Debian's is an ordinary program.
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
  const found = programs.map((paths) => paths.find((path) => path && existsSync(path)));
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** The paths of a browser's programs. @throws when it is not installed */
export function programsOf(name: InstalledBrowser["name"]): string[] {
  const programs = browsers.find((browser) => browser.name === name)?.programs;
  if (!programs) throw new Error(`${name} is not installed`);
  return programs;
}
