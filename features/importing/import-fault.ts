// An error in a file or record, with a message for the operator. It ends the reading of that file
// or record, never the import.
export class ImportFault extends Error {}
