// A plugin of clang-tidy (scripts/lint builds and loads it) that has the checks read our own declarations alone.
//
// Without it they visit every declaration of every header of every library that a source includes, a hundred times as
// many as ours, to say nothing of them in the end: what they find there is left out of the output. clang-tidy 16 has
// no option for that. This "check" finds nothing: it is called for the unit as a whole, before what is in it is
// visited, and narrows the visit then.
#include <clang-tidy/ClangTidyCheck.h>
#include <clang-tidy/ClangTidyModule.h>
#include <clang-tidy/ClangTidyModuleRegistry.h>
#include <clang/AST/ASTContext.h>
#include <clang/ASTMatchers/ASTMatchFinder.h>

#include <vector>

namespace {

using clang::ast_matchers::MatchFinder;

class LintScope : public clang::tidy::ClangTidyCheck {
 public:
  using ClangTidyCheck::ClangTidyCheck;

  void registerMatchers(MatchFinder* finder) override {
    finder->addMatcher(clang::ast_matchers::translationUnitDecl(), this);
  }

  void check(const MatchFinder::MatchResult& unit) override {
    const clang::SourceManager& sources = *unit.SourceManager;
    std::vector<clang::Decl*> own;
    // What is precompiled is of libraries; it is not even loaded.
    for (clang::Decl* const each : unit.Context->getTranslationUnitDecl()->noload_decls()) {
      if (each->isFromASTFile() || each->isImplicit()) continue;
      if (!sources.isInSystemHeader(sources.getExpansionLoc(each->getLocation()))) own.push_back(each);
    }
    unit.Context->setTraversalScope(own);
  }
};

class Module : public clang::tidy::ClangTidyModule {
 public:
  void addCheckFactories(clang::tidy::ClangTidyCheckFactories& factories) override {
    factories.registerCheck<LintScope>("quadrille-lint-scope");
  }
};

const clang::tidy::ClangTidyModuleRegistry::Add<Module> added("quadrille", "what the checks read");

}  // namespace
