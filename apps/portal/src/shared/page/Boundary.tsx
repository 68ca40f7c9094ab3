import { Component, type ReactNode } from 'react';

type BoundaryProps = { readonly fallback: (retry: () => void) => ReactNode; readonly children: ReactNode };
type BoundaryState = { readonly failed: boolean };

/** Keeps a part that breaks while it is drawn from taking the page with it (FE-01). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
