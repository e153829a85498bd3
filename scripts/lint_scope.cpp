// A plugin for clang-tidy that restricts the checks to this project's declarations. scripts/lint builds and loads it.
//
// Without the plugin, clang-tidy would also check every declaration in the library headers that a source includes, and
// then drop what it found there. These declarations are a hundred times as many as the project's own, and clang-tidy 16
// has no option that skips them. The plugin is itself a check, which reports nothing. clang-tidy calls it before the
// other checks visit the declarations, and the plugin limits their visit to the project's own.
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
    // Precompiled declarations belong to libraries; they are not even loaded.
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
