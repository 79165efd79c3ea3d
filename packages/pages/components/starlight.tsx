import type { ReactNode } from "react";
import { Admonition } from "./admonition.tsx";
import { CodeBlock } from "./code-block.tsx";

export interface AsideProps {
  type?: "note" | "tip" | "caution" | "danger";
  title?: string;
  icon?: string;
  children?: ReactNode;
}

const titles = { note: "Note", tip: "Tip", caution: "Caution", danger: "Danger" };

/** Starlight's name for an admonition. */
export function Aside({ type = "note", title = titles[type], children }: AsideProps) {
  return (
    <Admonition kind={type === "caution" ? "warning" : type}>
      <p className="admonition-title">{title}</p>
      {children}
    </Admonition>
  );
}

export interface CalloutProps {
  type?:
    | "default"
    | "note"
    | "info"
    | "important"
    | "tip"
    | "idea"
    | "success"
    | "warn"
    | "warning"
    | "error"
    | "danger";
  title?: ReactNode;
  emoji?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

const looks = {
  idea: "tip",
  tip: "tip",
  success: "tip",
  warn: "warning",
  warning: "warning",
  error: "danger",
  danger: "danger",
} as const;

/** The name of an admonition in Nextra and Fumadocs. */
export function Callout({ type = "note", title, emoji, icon = emoji, children }: CalloutProps) {
  const kind = looks[type as keyof typeof looks] ?? "info";
  return (
    <Admonition kind={kind}>
      <p className="admonition-title">
        {icon} {title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}
      </p>
      {children}
    </Admonition>
  );
}

export interface StepsProps {
  children?: ReactNode;
}

/** Starlight's numbered list, shown as an ordinary one. */
export function Steps({ children }: StepsProps) {
  return <>{children}</>;
}

export interface FileTreeProps {
  children?: ReactNode;
}

/** Starlight's list of files and folders, shown as an ordinary one. */
export function FileTree({ children }: FileTreeProps) {
  return <>{children}</>;
}

export interface FilesProps {
  children: ReactNode;
}

/** Fumadocs' list of files and folders. */
export function Files({ children }: FilesProps) {
  return <ul>{children}</ul>;
}

export interface FileProps {
  name: string;
}

export function File({ name }: FileProps) {
  return <li>{name}</li>;
}

export interface FolderProps {
  name: string;
  defaultOpen?: boolean;
  children?: ReactNode;
}

export function Folder({ name, children }: FolderProps) {
  return (
    <li>
      {name}/{children && <ul>{children}</ul>}
    </li>
  );
}

export interface BadgeProps {
  text?: string;
  type?: string;
  variant?: string;
  size?: string;
  children?: ReactNode;
}

/** A label beside a heading or a name, as in Starlight and VitePress. */
export function Badge({ text, children = text }: BadgeProps) {
  return <small>{children}</small>;
}

export interface IconProps {
  name?: string;
  /** The icon's meaning, shown in its place. */
  label: string;
  size?: string;
  color?: string;
  class?: string;
}

/** Starlight's icon. */
export function Icon({ label }: IconProps) {
  return <small>{label}</small>;
}

export interface CodeProps {
  code: string;
  lang?: string;
  title?: string;
}

/** A code block in Starlight. */
export function Code({ code, lang = "", title = "" }: CodeProps) {
  return (
    <CodeBlock language={lang} title={title}>
      {code}
    </CodeBlock>
  );
}

export interface ImageProps {
  src: string;
  alt?: string;
  title?: string;
  width?: number | string;
  height?: number | string;
  class?: string;
  className?: string;
}

/** A picture in Astro and Next.js. */
export function Image({ class: name, className = name, alt, ...attributes }: ImageProps) {
  return <img {...attributes} alt={alt} className={className} />;
}

export interface AccordionProps {
  title: ReactNode;
  id?: string;
  children?: ReactNode;
}

/** Fumadocs' collapsible section. */
export function Accordion({ title, id, children }: AccordionProps) {
  return (
    <details id={id}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export interface LinkProps {
  to?: string;
  href?: string;
  children?: ReactNode;
}

/** A link in Docusaurus and Next.js. */
export function Link({ to, href = to, children }: LinkProps) {
  return <a href={href}>{children}</a>;
}
