/** The tabs of the panel. */
export type Tab = "history" | "chat" | "notes" | "about";
