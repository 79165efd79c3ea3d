/** `<html>`. Its data attributes hold the state that scripts, styles and tests share. */
export const root = document.documentElement;
