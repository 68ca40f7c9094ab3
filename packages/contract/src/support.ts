/* Customer service and feedback. */
export {};
