export type DialogName = "export" | "import" | "shortcuts" | "made";
