import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "./launch-chromium.ts";
import { writePng } from "./small-picture.ts";
import { snapshotFolder, snapshots, take } from "./snapshot-pictures.ts";
import { serveSnapshotSite } from "./snapshot-site.ts";

/** `npm run snapshots`: takes the pictures anew that snapshots.test.ts compares with. Look at them before you commit them. */
const [site, browser] = await Promise.all([serveSnapshotSite(), launchChromium()]);
try {
  await rm(snapshotFolder, { recursive: true, force: true });
  await mkdir(snapshotFolder, { recursive: true });
  for (const snapshot of snapshots) {
    const png = writePng(await take(browser, site.address, snapshot));
    await writeFile(join(snapshotFolder, `${snapshot.name}.png`), png);
    console.log(`✓ ${snapshot.name}, ${Math.ceil(png.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  site.stop();
}
console.log(`The snapshots are in ${snapshotFolder}/`);
