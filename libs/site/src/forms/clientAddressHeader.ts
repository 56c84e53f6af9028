/** Written into each request by the server: whom it comes from. What a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-client-address';
