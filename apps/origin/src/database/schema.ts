// All tables in one place: what drizzle-kit generates the migrations from.
export * from './contentTables.ts';
export * from './siteTables.ts';
export * from './footballTables.ts';
export * from './readerTables.ts';
export * from './searchTables.ts';
