import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What stands in place of the broken part. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly children: ReactNode;
};
type BoundaryState = { readonly broken?: { readonly error: unknown } | undefined };

/** Keeps a part that breaks while it is drawn from taking the page with it (FE-01). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: { error } };
  }

  private readonly retry = () => this.setState({ broken: undefined });

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? this.props.fallback(this.retry, broken.error) : this.props.children;
  }
}
