import type { ReactNode } from "react";

/** A grid of `<Card>`s. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A link with a few words on what stands behind it. The build has put the base path into `href`. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <a className="card" href={href}>
      <strong>{title}</strong>
      <div>{children}</div>
    </a>
  );
}
