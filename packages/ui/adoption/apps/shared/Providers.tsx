'use client';
import { ToastProvider } from '@panome/ui/toast';
import type { ReactNode } from 'react';

export const Providers = ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>;
