import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "../support/launch-chromium.ts";
import { serveFixtureSite } from "./fixture-site.ts";
import { writePng } from "./small-picture.ts";
import { pictureFolder, snapshots, take } from "./take-pictures.ts";

// `npm run snapshots` updates the pictures that fixture.test.ts compares. Check them before you commit them.
const [site, browser] = await Promise.all([serveFixtureSite(), launchChromium()]);
try {
  await rm(pictureFolder, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
  for (const snapshot of snapshots) {
    const png = writePng(await take(browser, site.url, snapshot));
    await writeFile(join(pictureFolder, `${snapshot.name}.png`), png);
    console.log(`✓ ${snapshot.name}, ${Math.ceil(png.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`The snapshots are in ${pictureFolder}/`);
