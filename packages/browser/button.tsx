import type { ComponentProps } from "react";

/** A button that submits no form. */
export const PlainButton = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** A button in the style of the site's pages. */
export const Button = (props: ComponentProps<"button">) => <PlainButton className="button" {...props} />;
