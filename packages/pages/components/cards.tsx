import type { ReactNode } from "react";

export interface CardsProps {
  children: ReactNode;
}

export function Cards({ children }: CardsProps) {
  return (
    <div className="cards" data-component="Cards">
      {children}
    </div>
  );
}

export interface CardProps {
  title: string;
  href?: string;
  /** Used instead of missing children. */
  description?: string;
  children?: ReactNode;
}

/** Only a card without `href` can contain links, as browsers close a link where another one begins. */
export function Card({ title, href, description, children = description }: CardProps) {
  const Box = href === undefined ? "div" : "a";
  return (
    <Box className="card" href={href} data-component="Card">
      <strong>{title}</strong>
      <div>{children}</div>
    </Box>
  );
}
