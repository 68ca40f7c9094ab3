/* Avatar, real name, organisation documents, lab groups. */
export {};
