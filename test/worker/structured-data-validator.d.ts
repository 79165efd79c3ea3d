/** The package has no types. */
declare module "@adobe/structured-data-validator";
