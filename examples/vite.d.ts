/** A part of the types of Vite, which readers run the code of the tutorials in. */
interface ImportMeta {
  readonly hot?: { on(event: "vite:beforeUpdate", listener: () => void): void };
}
