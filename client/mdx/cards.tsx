import type { ReactNode } from "react";
import { Link } from "../components/link.tsx";

/** A grid of `<Card>`s. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A link with a few words on what stands behind it. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <Link className="card" href={href}>
      <strong>{title}</strong>
      <span>{children}</span>
    </Link>
  );
}
