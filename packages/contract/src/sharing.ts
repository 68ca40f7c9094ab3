/* Projects shared with other people. */
export {};
