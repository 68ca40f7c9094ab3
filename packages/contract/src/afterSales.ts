/* After-sales requests and their answers. */
export {};
