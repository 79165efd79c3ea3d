/** Without types of its own. */
declare module "@adobe/structured-data-validator";
