export type WrittenFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
