// What is wrong with a file or a record, as a sentence for the operator. It ends the reading of that file or record, never the import.
export class ImportFault extends Error {}
