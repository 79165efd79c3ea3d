import { site } from "../../content/site.ts";
import { Link } from "./link.tsx";

/** A notice on pages of older docs versions, with a link to the latest version. */
export function OldVersion({ name, latest }: { name: string | undefined; latest: string }) {
  const label = site.versions.find((version) => version.name === name)?.label;
  return (
    <aside className="admonition warning" aria-label="Version">
      <p>
        This page is about version {label}, which is not the latest. Go to{" "}
        <Link href={latest}>{site.versions[0]?.label}</Link>.
      </p>
    </aside>
  );
}
